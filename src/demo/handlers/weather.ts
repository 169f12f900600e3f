import type { HttpHandler } from 'msw';
import { type Call, type Route, refusal } from '../respond';
import type { CatalogueRecord } from '../seed/catalogue';
import { forecastAt, weatherAt } from '../seed/weather';
import { findResort } from './resorts';

/** The resort whose weather requests always fail, so that the estimated values can be seen. */
const WEATHERLESS_RESORT = 'la-grave';

/** GET /resorts/{id}/weather and /forecast. */
export function weatherHandlers(route: Route): HttpHandler[] {
  return [
    route('get', '/resorts/:id/weather', (call) => ({ weather: weatherAt(station(call), call.now) })),
    route('get', '/resorts/:id/forecast', (call) => ({ forecast: forecastAt(station(call), call.now) })),
  ];
}

function station(call: Call): CatalogueRecord {
  const resort = findResort(call.store, call.params.id);
  if (resort.id === WEATHERLESS_RESORT) throw refusal(503, 'The weather station does not answer');
  return resort;
}
