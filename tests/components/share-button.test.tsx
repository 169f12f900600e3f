import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareButton } from '@/components/share-button';
import { Toaster } from '@/components/ui/toaster';
import { TOASTS_MAX } from '@/config/constants';

const sentence = 'Alta Badia: 1,324 – 2,550 m, 130 km';
const address = `${window.location.origin}/resorts/alta-badia`;

function renderButton(text = sentence) {
  const user = userEvent.setup();
  render(
    <>
      <ShareButton title="Alta Badia" text={text} url="/resorts/alta-badia" label="Share Alta Badia" />
      <Toaster max={TOASTS_MAX} />
    </>,
  );
  return { user, press: () => user.click(screen.getByRole('button', { name: 'Share Alta Badia' })) };
}

function offer(share: unknown, canShare: unknown = undefined) {
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share }, canShare: { value: canShare } }));
}

const clipboard = () => navigator.clipboard.readText();

afterEach(() => vi.unstubAllGlobals());

describe('a share button', () => {
  it("opens the device's sheet with title, sentence and the whole address", async () => {
    const { press } = renderButton();
    const share = vi.fn(async () => {});
    offer(share);
    await press();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Alta Badia', text: sentence, url: address });
  });

  it('copies the sentence and the address where there is no sheet, and says so', async () => {
    const { press } = renderButton();
    await press();
    expect(await screen.findByText('Text and link copied')).toBeVisible();
    expect(await clipboard()).toBe(`${sentence}\n${address}`);
  });

  it('copies a long text whole, and names what it is about instead of saying all of it', async () => {
    const long = 'Zermatt has the most intermediate runs, 220 km. '.repeat(6).trim();
    const { press } = renderButton(long);
    await press();
    const toast = (await screen.findByText('Text and link copied')).closest('li') as HTMLElement;
    expect(within(toast).getByText('Alta Badia')).toBeVisible();
    expect(within(toast).queryByText(long)).not.toBeInTheDocument();
    expect(await clipboard()).toBe(`${long}\n${address}`);
  });

  it('copies where the device can not share this', async () => {
    const { press } = renderButton();
    const share = vi.fn(async () => {});
    offer(share, () => false);
    await press();
    expect(await clipboard()).toContain(address);
    expect(share).not.toHaveBeenCalled();
  });

  it.each([
    ['closes the sheet', 'AbortError', 'before'],
    ['the device fails', 'NotAllowedError', `${sentence}\n${address}`],
  ])('when somebody %s', async (_, name, copied) => {
    const { press } = renderButton();
    await navigator.clipboard.writeText('before');
    offer(async () => Promise.reject(new DOMException('', name)));
    await press();
    expect(await clipboard()).toBe(copied);
  });

  it('shows the link where the browser refuses to copy', async () => {
    const { press } = renderButton();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await press();
    expect(await screen.findByText(address)).toBeVisible();
  });
});
