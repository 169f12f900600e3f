import type { Config } from 'tailwindcss';

/*
 * Design tokens only. Values live in src/styles/tokens.css; this file gives them utility names.
 * Everything named under `theme` replaces Tailwind's own scale, `extend` adds to it.
 */
export default {
  theme: {
    screens: { md: '48rem', lg: '64rem', xl: '75rem', '2xl': '90rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      paper: 'var(--paper)',
      surface: 'var(--surface)',
      sunken: 'var(--sunken)',
      scrim: 'var(--scrim)',
      ink: { DEFAULT: 'var(--ink)', 2: 'var(--ink-2)', 3: 'var(--ink-3)' },
      'on-board': { DEFAULT: 'var(--on-board)', 2: 'var(--on-board-2)' },
      'board-line': 'var(--board-line)',
      'board-edge': 'var(--board-edge)',
      line: 'var(--line)',
      control: 'var(--control)',
      glacier: {
        DEFAULT: 'var(--glacier)',
        mid: 'var(--glacier-mid)',
        tint: 'var(--glacier-tint)',
        line: 'var(--glacier-line)',
      },
      signal: { DEFAULT: 'var(--signal)', hover: 'var(--signal-hover)' },
      'on-signal': 'var(--on-signal)',
      danger: { DEFAULT: 'var(--danger)', tint: 'var(--danger-tint)' },
      warn: { DEFAULT: 'var(--warn)', tint: 'var(--warn-tint)' },
      success: { DEFAULT: 'var(--success)', tint: 'var(--success-tint)' },
      'piste-black': 'var(--piste-black)',
      focus: 'var(--focus)',
    },
    fontFamily: { display: 'var(--display)', sans: 'var(--text)' },
    fontSize: {
      hero: ['var(--t-hero)', '0.98'],
      title: ['var(--t-title)', '1.02'],
      section: ['var(--t-section)', '1.08'],
      item: ['var(--t-item)', '1.2'],
      lead: ['var(--t-lead)', '1.5'],
      body: ['var(--t-body)', '1.6'],
      ui: ['1rem', '1.4'],
      small: ['var(--t-small)', '1.45'],
      caption: ['var(--t-caption)', '1.4'],
      board: ['var(--n-board)', '1'],
      panel: ['var(--n-panel)', '1'],
    },
    letterSpacing: { item: '-0.014em', number: '-0.025em', normal: '0' },
    borderRadius: { 1: 'var(--r1)', 2: 'var(--r2)', 3: 'var(--r3)', full: 'var(--pill)' },
    boxShadow: { bar: 'var(--shadow-bar)', menu: 'var(--shadow-menu)', dialog: 'var(--shadow-dialog)' },
    transitionDuration: { base: 'var(--base)' },
    animation: {
      spin: 'spin 900ms linear infinite',
      'fade-in': 'fade-in var(--base) var(--ease)',
      'fade-out': 'fade-out calc(var(--base) / 2) var(--ease) forwards',
      'rise-in': 'rise-in var(--fast) var(--ease)',
      'menu-out': 'fade-out calc(var(--fast) / 2) var(--ease) forwards',
      'sheet-in': 'sheet-in var(--slow) var(--ease)',
      'sheet-out': 'sheet-out calc(var(--slow) / 2) var(--ease) forwards',
    },
    transitionTimingFunction: { out: 'var(--ease)' },
    extend: {
      // `board` is a ground and a type size: as a colour it exists for grounds only, so that text-board is the size.
      backgroundColor: { board: 'var(--board)' },
      fontWeight: { display: 'var(--w-display)', panel: '330', bold: '650' },
      maxWidth: { measure: 'var(--measure)' },
      // `section`: the air above and below a section of a wide page.
      spacing: { gutter: 'var(--gutter)', section: 'clamp(3.5rem, 7vw, 7rem)' },
    },
  },
} satisfies Config;
