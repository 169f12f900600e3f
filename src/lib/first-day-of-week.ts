import { lazy } from './format';

type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type WithWeekInfo = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** The first day of the week in the visitor's locale, 0 for Sunday; Monday if the browser does not know it. */
export const firstDayOfWeek = lazy((): WeekDay => {
  try {
    const locale: WithWeekInfo = new Intl.Locale(navigator.language);
    const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
    return (firstDay % 7) as WeekDay;
  } catch {
    return 1;
  }
});
