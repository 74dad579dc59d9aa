/** The first wish to stop; a second one does not wait. */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.on(signal, () => process.exit(1));
        resolve();
      });
    }
  });
