import { type ComponentType, useState } from 'react';
import type { MenuPanelProps } from './menu-panel';

/**
 * The code of the account menu's content, which is not part of the first load. `load` may be called again and again; it
 * tells of a failure instead of costing the page, as a lazy component would.
 */
export function useMenuPanel() {
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps> | null>(null);
  return {
    Panel,
    load: (onFailure = () => {}) => {
      if (Panel) return;
      import('./menu-panel').then(({ MenuPanel }) => setPanel(() => MenuPanel), onFailure);
    },
  };
}
