import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { keep } from '../answer-store';
import { pageFile } from '../requests';

const PICTURES = 'snowline-pictures';
const PICTURES_KEPT = 40;

/** The files of the site: those of this version, kept as a whole, and pictures as they are seen. */
export class SiteFiles {
  readonly #kept = new PrecacheController();

  /** @param entries what the build lists as this version */
  constructor(entries: (PrecacheEntry | string)[]) {
    this.#kept.addToCacheList(entries);
  }

  /** Fetches this version; fails as a whole when a file cannot be had or kept. */
  install(event: ExtendableEvent): void {
    void this.#kept.install(event);
  }

  /** Drops the files of versions before. */
  tidyUp(event: ExtendableEvent): void {
    void this.#kept.activate(event);
  }

  /** A written page, or the shell that draws any other. */
  page(event: FetchEvent): Promise<Response> {
    const file = pageFile(event.request.url, (name) => this.#kept.getCacheKeyForURL(name) !== undefined);
    return this.#read(file, event.request);
  }

  /** A file of this version, or of one that another tab still shows. */
  file(event: FetchEvent): Promise<Response> {
    return this.#read(event.request.url, event.request);
  }

  /** A picture of the site. Its file carries no hash, so the one that is kept is shown and then looked after. */
  async picture(event: FetchEvent): Promise<Response> {
    const { request } = event;
    if (this.#kept.getCacheKeyForURL(request.url)) return this.#read(request.url, request);
    const fresh = fetch(request);
    event.waitUntil(
      fresh.then(
        (response) => (response.status === 200 ? keep(PICTURES, request.url, response.clone(), PICTURES_KEPT) : null),
        () => {},
      ),
    );
    return (await caches.match(request.url, { ignoreVary: true }).catch(() => undefined)) ?? fresh;
  }

  async #read(url: string, request: Request): Promise<Response> {
    const key = this.#kept.getCacheKeyForURL(url) ?? url;
    const kept = await caches.match(key, { ignoreVary: true }).catch(() => undefined);
    return kept ?? fetch(request);
  }
}
