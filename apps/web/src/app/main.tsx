import '@fontsource-variable/inter/wght.css';
import '../ui/tokens.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const interviewAddress = /^\/interview\/([^/]+)\/?$/;

/** A candidate's page needs neither the router nor anything else of the employer's side, so it loads none of it. */
async function pageOf(pathname: string): Promise<ReactNode> {
  const jobToken = interviewAddress.exec(pathname)?.[1];
  if (jobToken === undefined) {
    const { App } = await import('./app.tsx');
    return <App />;
  }
  const { Interview } = await import('./interview.tsx');
  return <Interview jobToken={decodeURIComponent(jobToken)} />;
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(<StrictMode>{await pageOf(location.pathname)}</StrictMode>);
