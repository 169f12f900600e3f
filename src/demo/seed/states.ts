/** Resorts by the state or province they lie in, for the search: the API has no field for it. Source: editor. */
const resortsOf: Record<string, string> = {
  Alaska: 'alyeska',
  Arizona: 'arizona-snowbowl',
  California:
    'mammoth-mountain palisades-tahoe heavenly northstar kirkwood sugar-bowl sierra-at-tahoe june-mountain snow-summit',
  Colorado:
    'vail beaver-creek breckenridge keystone copper-mountain arapahoe-basin loveland winter-park eldora steamboat aspen-snowmass aspen-mountain aspen-highlands buttermilk telluride crested-butte purgatory wolf-creek monarch-mountain',
  Idaho: 'sun-valley schweitzer brundage bogus-basin tamarack',
  Maine: 'sugarloaf sunday-river saddleback',
  Michigan: 'boyne-mountain',
  Minnesota: 'lutsen-mountains',
  Montana: 'big-sky whitefish-mountain bridger-bowl red-lodge-mountain',
  Nevada: 'mt-rose lee-canyon',
  'New Hampshire': 'bretton-woods cannon-mountain loon-mountain waterville-valley wildcat-mountain',
  'New Mexico': 'taos-ski-valley angel-fire ski-santa-fe',
  'New York': 'whiteface gore-mountain hunter-mountain holiday-valley',
  Oregon: 'mt-bachelor mt-hood-meadows timberline-lodge',
  Utah: 'park-city deer-valley alta snowbird brighton solitude snowbasin powder-mountain sundance brian-head',
  Vermont: 'stowe killington sugarbush okemo stratton mount-snow jay-peak smugglers-notch mad-river-glen bolton-valley',
  Washington: 'crystal-mountain stevens-pass summit-at-snoqualmie mt-baker mission-ridge white-pass',
  'West Virginia': 'snowshoe',
  Wyoming: 'jackson-hole grand-targhee',
  Alberta: 'lake-louise banff-sunshine mt-norquay nakiska marmot-basin castle-mountain',
  'British Columbia':
    'whistler-blackcomb revelstoke kicking-horse fernie panorama kimberley red-mountain whitewater big-white silverstar sun-peaks apex-mountain cypress-mountain grouse-mountain mount-washington',
  'Newfoundland and Labrador': 'marble-mountain',
  Ontario: 'blue-mountain-ontario',
  Quebec: 'mont-tremblant mont-sainte-anne le-massif bromont mont-sutton',
};

const states = new Map(
  Object.entries(resortsOf).flatMap(([state, ids]) => ids.split(' ').map((id): [string, string] => [id, state])),
);

/** The state or province of a resort of the catalogue in North America; '' elsewhere. */
export const stateOf = (id: string): string => states.get(id) ?? '';
