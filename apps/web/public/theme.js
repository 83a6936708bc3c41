// Sets theme and density before anything is drawn; src/lib/preferences.ts keeps them from then on.
(() => {
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('nimble_settings')) ?? {};
  } catch {
    // Unreadable settings count as none.
  }
  const isDark = stored.darkMode ?? matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.documentElement.dataset.density = stored.compactView ? 'compact' : 'normal';
})();
