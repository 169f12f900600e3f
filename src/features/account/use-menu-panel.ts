import { type ComponentType, useState } from 'react';
import type { MenuPanelProps } from './menu-panel';

/**
 * The account menu's content, a lazy chunk. `load` may be called again and again; it reports a failure to its caller
 * instead of throwing during render, as a lazy component would.
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
