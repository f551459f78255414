const MINUTES = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026-11-20 10:00`, in China's time. */
export const shanghaiMinute = (moment: Date): string => MINUTES.format(moment)
