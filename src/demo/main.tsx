import { provideStorage } from './provide-storage';

// msw reads the storage when it is loaded, and a browser that denies it throws.
provideStorage();
await import('./start');
