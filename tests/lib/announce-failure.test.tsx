import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorsByStatus, unknownError } from '@/config/error-catalogue';
import { useAnnounceFailure } from '@/lib/announce-failure';
import { AppError } from '@/lib/errors';
import { notify } from '@/lib/notify';

let status = 404;
const reviews = {
  queryKey: ['reviews'],
  queryFn: () => Promise.reject(new AppError(errorsByStatus[status] ?? unknownError, { statusCode: status })),
  retry: false,
};

function List({ isShownInline = false }) {
  const { error } = useQuery(reviews);
  useAnnounceFailure(error, { failure: 'Error fetching reviews', isShownInline });
  return <p>{error ? 'failed' : 'loading'}</p>;
}

function Count() {
  return <p>{useQuery(reviews).error ? 'not counted' : 'counting'}</p>;
}

const spy = () => vi.spyOn(notify, 'failure').mockImplementation(() => {});
let failure = spy();
beforeEach(() => {
  failure = spy();
});

function show(children: React.ReactNode) {
  const client = new QueryClient();
  render(<QueryClientProvider client={client}>{children}</QueryClientProvider>);
  return client;
}

describe('the failure of a query', () => {
  it('is announced once by the components that show it, with the reason, and again when it fails again', async () => {
    status = 404;
    const client = show([<List key="1" />, <List key="2" />, <Count key="3" />]);
    await screen.findByText('not counted');
    expect(failure).toHaveBeenCalledExactlyOnceWith('Error fetching reviews', {
      description: 'The requested resource could not be found.',
      isShownInline: false,
    });
    await act(() => client.refetchQueries());
    await vi.waitFor(() => expect(failure).toHaveBeenCalledTimes(2));
  });

  it('gives no reason in the toast where the page does', async () => {
    status = 404;
    show(<List isShownInline />);
    await screen.findByText('failed');
    expect(failure).toHaveBeenCalledExactlyOnceWith('Error fetching reviews', { isShownInline: true });
  });

  it('is silent where nobody shows it', async () => {
    status = 404;
    show(<Count />);
    await screen.findByText('not counted');
    expect(failure).not.toHaveBeenCalled();
  });

  it('is left to the session when that has ended', async () => {
    status = 401;
    show(<List />);
    await screen.findByText('failed');
    expect(failure).not.toHaveBeenCalled();
  });
});
