import { describe, expect, it, vi } from 'vitest';
import { applyFieldErrors } from '@/components/form/apply-field-errors';

interface SignUp {
  fullName: string;
  email: string;
}

describe('errors of the server', () => {
  it('go under their fields, the first with the focus', () => {
    const setError = vi.fn();
    const rest = applyFieldErrors<SignUp>(
      { fieldErrors: { full_name: 'Too short', email: 'Already in use' } },
      setError,
      { full_name: 'fullName', email: 'email' },
    );
    expect(setError).toHaveBeenNthCalledWith(1, 'fullName', expect.objectContaining({ message: 'Too short' }), {
      shouldFocus: true,
    });
    expect(setError).toHaveBeenNthCalledWith(2, 'email', expect.objectContaining({ message: 'Already in use' }), {
      shouldFocus: false,
    });
    expect(rest).toBeUndefined();
  });

  it('that no field can take come back as one message', () => {
    const setError = vi.fn();
    const failure = { fieldErrors: { captcha: 'Missing', email: 'Already in use', constructor: 'Odd' } };
    expect(applyFieldErrors<SignUp>(failure, setError, ['email'])).toBe('Missing Odd');
    expect(setError).toHaveBeenCalledOnce();
  });

  it('may be none', () => {
    expect(applyFieldErrors<SignUp>({}, vi.fn(), ['email'])).toBeUndefined();
  });
});
