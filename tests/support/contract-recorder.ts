import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { type ApiRequest, readContract } from './contract';

const API = '/api';

/** A body as it was sent: parsed where it is JSON, undefined where there is none. */
function parsed(body: string | null): unknown {
  if (!body) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/**
 * Compares the requests and responses of an API with docs/openapi.yaml. `onExchange` is for the API's server. `contractEndpoint`
 * makes a preview server respond to `POST /__contract` with the mismatches since the last such request; the body may name further
 * requests, which the API never saw, to compare as well.
 */
export function recordExchanges() {
  const contract = readContract();
  const mismatches = new Set<string>();
  const note = (problems: string[]) => {
    for (const problem of problems) mismatches.add(problem);
  };

  async function onExchange(request: Request, response: Response): Promise<void> {
    const { pathname, search } = new URL(request.url);
    const requested: ApiRequest = {
      method: request.method,
      path: pathname.slice(API.length) + search,
      body: parsed(await request.text()),
    };
    note(contract.checkRequest(requested));
    const { status, headers } = response;
    const body = parsed(await response.text());
    note(contract.checkResponse(requested, { status, contentType: headers.get('content-type'), body }));
  }

  const contractEndpoint: Plugin = {
    name: 'contract-endpoint',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use('/__contract', async (request, response) => {
        const further = (parsed(await text(request)) ?? []) as (ApiRequest & { body: string | null })[];
        for (const { body, ...rest } of further) note(contract.checkRequest({ ...rest, body: parsed(body) }));
        response.end(JSON.stringify([...mismatches]));
        mismatches.clear();
      });
    },
  };
  return { onExchange, contractEndpoint };
}
