import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRecord } from '@/lib/lenient';

/** The resorts of the address without those that were left out, which the history entry holds so that a reload knows them. */
export function useChosenResorts(asked: readonly string[]) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [ids, setIds] = useState(() => {
    const { leftOut } = readRecord(state);
    return Array.isArray(leftOut) ? asked.filter((id) => !leftOut.includes(id)) : asked;
  });
  const leaveOut = (id: string) => {
    const left = ids.filter((other) => other !== id);
    setIds(left);
    const leftOut = asked.filter((other) => !left.includes(other));
    void navigate(
      { search, hash },
      { replace: true, state: { ...readRecord(state), leftOut }, preventScrollReset: true },
    );
  };
  return { ids, leaveOut };
}
