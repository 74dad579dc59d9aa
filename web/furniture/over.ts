/**
 * All numbers below that one, so that a sheet can ask whether there are more than so many: `[data-over~="4"]`. It could count them itself, with
 * `:has(> :nth-child(5))`, but that has much of the page styled anew whenever anything comes into it, wherever it is.
 */
export const numbersBelow = (count: number): string => Array.from({ length: count }, (_, i) => i).join(' ');
