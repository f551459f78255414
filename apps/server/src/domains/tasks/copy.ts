/** Why a task could not be given to somebody. */
export const refusals = {
  notFound: '任务不存在或不在您的办理范围',
  over: '任务已不需要办理',
  notYours: '任务由其他同事办理，请该同事或主管转交',
  changed: '任务刚刚有变化，请刷新后再分派',
} as const
