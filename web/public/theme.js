// Before anything is drawn: light or dark, as chosen here or as the system has it.
(() => {
  let chosen = 'auto';
  try {
    chosen = JSON.parse(localStorage.getItem('gilt.settings') ?? '{}').theme ?? 'auto';
  } catch {
    // Without storage the system decides.
  }
  const light = chosen === 'light' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
