/** Why a task could not be given to somebody. */
export const refusals = {
  notFound: '任务不存在或不在您的办理范围',
  over: '任务已不需要办理',
  notYours: '任务由其他同事办理，请该同事或主管转交',
  outOfReach: '接手人所在机构看不到这项任务，请选择办理机构或其上级机构的同事',
  changed: '任务刚刚有变化，请刷新后再分派',
} as const
