/** What stands where a number or a mailbox was. */
export const HIDDEN = '（已隐去）'

/** Words of the answers as a list. */
export const answerCopy = {
  title: (title: string, number: number) => `${title}，第 ${number} 版`,
  question: (place: number, text: string) => `${place}. ${text}`,
  between: '；',
} as const
