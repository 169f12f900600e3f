import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { toast } from 'sonner';
import { onTestFinished } from 'vitest';
import { App } from '@/app/app';
import { createApp } from '@/app/create-app';
import { clearSession } from '@/session/auth-storage';
import { signInAsMember } from './sign-in';
import './server';

type Entry = NonNullable<NonNullable<Parameters<typeof createMemoryRouter>[1]>['initialEntries']>[number];

/**
 * Opens the whole site at an address: the real routes, cache, session and toasts; only the network is the demo API's.
 * Failed requests are tried again without a pause. The last entry is the one that is shown.
 */
export function renderApp(...entries: [Entry, ...Entry[]]) {
  const { queryClient, router, dispose } = createApp((routes) =>
    createMemoryRouter(routes, { initialEntries: entries }),
  );
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 }, mutations: mutations ?? {} });
  const view = render(<App queryClient={queryClient} router={router} />);

  onTestFinished(() => {
    view.unmount();
    dispose();
    queryClient.clear();
    toast.dismiss();
    clearSession();
    // As if another tab had cleared it, so that what is in memory goes too.
    localStorage.clear();
    sessionStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  // A dialog opens itself to the pointer a moment after it stands in the document. Whether a pointer gets through is for
  // the e2e tests to say, where there is a layout.
  return { ...view, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), queryClient, router };
}

/** The same as Lena Meier, who is registered. */
export function renderAsMember(...entries: [Entry, ...Entry[]]) {
  signInAsMember();
  return renderApp(...entries);
}
