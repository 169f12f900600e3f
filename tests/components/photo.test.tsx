import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ArtFacts } from '@/art/art-facts';
import { resortArt } from '@/art/resort-art';
import { MountainArt } from '@/components/mountain-art';
import { Photo } from '@/components/photo';
import { PictureFrame } from '@/components/picture-frame';
import { setTheme } from '@/lib/theme';
import { HydratedContext } from '@/lib/use-is-hydrated';

let serial = 0;
/** Facts nobody has drawn yet, so that no test meets the memory of another. */
const newFacts = (): ArtFacts => ({
  id: `photo-test-${serial++}`,
  region: 'Europe',
  country: 'Switzerland',
  elevation: { base: 1620, peak: 3883 },
  trails: { total: 145 },
});
/** The address of the drawing, ready for an img. */
const artUri = (...drawing: Parameters<typeof resortArt>) =>
  `data:image/svg+xml,${encodeURIComponent(resortArt(...drawing))}`;
const picture = () => screen.getByRole('img', { name: 'Zermatt from the air' });
const PHOTO = 'https://example.com/zermatt.jpg';

describe('a photograph', () => {
  it('is loaded when it comes near, without holding up the page', () => {
    render(<Photo src={PHOTO} alt="Zermatt from the air" facts={newFacts()} crop="card" />);
    expect(picture()).toHaveAttribute('src', PHOTO);
    expect(picture()).toHaveAttribute('loading', 'lazy');
    expect(picture()).toHaveAttribute('decoding', 'async');
  });

  it('tells nobody else which page it stands on', () => {
    render(<Photo src={PHOTO} alt="Zermatt from the air" facts={newFacts()} crop="card" />);
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it('is loaded before the rest when it has priority', () => {
    render(<Photo src="/images/lead.jpg" alt="Zermatt from the air" facts={newFacts()} crop="banner" priority />);
    expect(picture()).toHaveAttribute('src', '/images/lead.jpg');
    expect(picture()).toHaveAttribute('loading', 'eager');
    expect(picture()).toHaveAttribute('fetchpriority', 'high');
  });

  it('across a wide page gives way to a drawing made for so flat a picture', async () => {
    const facts = newFacts();
    const wide = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) =>
          ({ matches: media === '(width >= 48rem)', media, addEventListener() {}, removeEventListener() {} }) as never,
      );
    render(<Photo src="" alt="Zermatt from the air" facts={facts} crop="banner" priority />);
    await vi.waitFor(() => expect(picture()).toHaveAttribute('src', artUri(facts, 'strip')));
    wide.mockRestore();
  });

  it('gives way to the drawing when it fails', async () => {
    const facts = newFacts();
    render(<Photo src={PHOTO} alt="Zermatt from the air" facts={facts} crop="card" />);
    fireEvent.error(picture());
    await vi.waitFor(() => expect(picture()).toHaveAttribute('src', artUri(facts, 'card')));
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', artUri(facts, 'card'));
  });

  it('gets another try when its address changes', () => {
    const facts = newFacts();
    const { rerender } = render(<Photo src={PHOTO} alt="Zermatt from the air" facts={facts} crop="card" />);
    fireEvent.error(picture());
    rerender(<Photo src="/images/other.jpg" alt="Zermatt from the air" facts={facts} crop="card" />);
    expect(picture()).toHaveAttribute('src', '/images/other.jpg');
  });

  it.each([
    undefined,
    null,
    '',
    ' ',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//example.com/a.jpg',
    'a.jpg',
  ])('is not requested at %j; the drawing is shown instead', async (src) => {
    const facts = newFacts();
    render(<Photo src={src} alt="Zermatt from the air" facts={facts} crop="card" />);
    await vi.waitFor(() => expect(picture()).toHaveAttribute('src', artUri(facts, 'card')));
  });
});

describe('the drawing', () => {
  it('keeps its name and place while it is not drawn yet', () => {
    render(<MountainArt facts={newFacts()} crop="card" alt="Zermatt from the air" />);
    expect(picture()).not.toHaveAttribute('src');
  });

  it('is there at once when it was drawn before', async () => {
    const art = <MountainArt facts={newFacts()} crop="card" alt="Zermatt from the air" />;
    const { unmount } = render(art);
    await vi.waitFor(() => expect(picture()).toHaveAttribute('src'));
    unmount();
    render(art);
    expect(picture()).toHaveAttribute('src');
  });

  it('follows a change of resort', async () => {
    const [first, second] = [newFacts(), newFacts()];
    const { rerender } = render(<MountainArt facts={first} crop="card" alt="Zermatt from the air" />);
    rerender(<MountainArt facts={second} crop="card" alt="Zermatt from the air" />);
    await vi.waitFor(() => expect(picture()).toHaveAttribute('src', artUri(second, 'card')));
  });

  it('is an empty frame in prerendered HTML, which every visitor would load with the page', async () => {
    const facts = newFacts();
    render(<MountainArt facts={facts} crop="card" alt="Zermatt from the air" />);
    await vi.waitFor(() => expect(picture()).toHaveAttribute('src'));
    const prerendered = (art: ReactElement) => renderToString(<HydratedContext value={false}>{art}</HydratedContext>);
    expect(prerendered(<MountainArt facts={facts} crop="card" alt="" />)).not.toContain('src=');
    expect(prerendered(<MountainArt facts={facts} crop="card" alt="" priority />)).not.toContain('src=');
  });
});

describe('in the dark theme', () => {
  afterEach(() => act(() => setTheme('system')));

  it('a picture gives way to its dark version, and comes back', () => {
    render(
      <PictureFrame src="/day.svg" variants={{ srcInDark: '/night.svg' }} alt="Zermatt from the air" crop="lead" />,
    );
    expect(picture()).toHaveAttribute('src', '/day.svg');
    act(() => setTheme('dark'));
    expect(picture()).toHaveAttribute('src', '/night.svg');
    act(() => setTheme('light'));
    expect(picture()).toHaveAttribute('src', '/day.svg');
  });

  it('a picture without one stays, as does a photograph', () => {
    act(() => setTheme('dark'));
    render(<PictureFrame src="/day.svg" alt="Zermatt from the air" crop="lead" />);
    expect(picture()).toHaveAttribute('src', '/day.svg');
  });

  it('a drawn banner shows the mountain at dusk or night, a card does not', async () => {
    const facts = newFacts();
    act(() => setTheme('dark'));
    const { rerender } = render(<MountainArt facts={facts} crop="banner" alt="Zermatt from the air" priority />);
    await vi.waitFor(() => expect(picture()).toHaveAttribute('src', artUri(facts, 'banner', true)));
    rerender(<MountainArt facts={facts} crop="card" alt="Zermatt from the air" priority />);
    await vi.waitFor(() => expect(picture()).toHaveAttribute('src', artUri(facts, 'card')));
  });
});
