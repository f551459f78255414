import { MOST_EVENTS } from '@lqr/contract/open/event-file.ts'

/** Why a file, or a line of it, is not taken. */
export const eventFileCopy = {
  tooLarge: '文件超过 1 MB',
  unreadable: '文件读不出来，请另存为 CSV 后重试',
  tooMany: `每个文件最多 ${MOST_EVENTS} 行`,
  empty: '文件中没有事件',
  unknown: (names: readonly string[], known: readonly string[]) =>
    `首行有不认识的列：${names.join('、')}；可以使用的列：${known.join('、')}`,
  missing: (names: readonly string[]) => `首行缺少列：${names.join('、')}`,
  headTwice: '首行有重复的列',
  cells: (line: number, count: number) => `第 ${line} 行须有 ${count} 列`,
  twice: (line: number, eventId: string) => `第 ${line} 行的事件编号 ${eventId} 与前面的行重复`,
  move: (known: readonly string[]) => `事项不正确，可以填写：${known.join('、')}`,
  foreign: (names: readonly string[]) => `这个事项没有这些内容，须为空：${names.join('、')}`,
} as const
