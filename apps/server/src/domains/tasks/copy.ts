/** Why a task could not be given to somebody. */
export const refusals = {
  notFound: '任务不存在或不在您的办理范围',
  over: '任务已不需要办理',
  notYours: '任务由其他同事办理，请该同事或主管转交',
  outOfReach: '接手人看不到这项任务，请选择办理机构或其上级机构中办理该业务的同事',
  changed: '任务刚刚有变化，请刷新后再分派',
} as const

interface Arranged {
  /** Days as YYYY-MM-DD. */
  readonly fromDay: string
  readonly toDay: string
}

/** What a person is told who is to work in somebody's place, and when that is over before its time. */
export const substitutionWords = {
  kind: 'tasks.substitution',
  arranged: (name: string, { fromDay, toDay }: Arranged) => ({
    title: `请您为${name}代班`,
    body: `${fromDay} 至 ${toDay}，${name}名下的任务由您看到并办理，到期提醒同时发给您。任务仍在对方名下。`,
  }),
  ended: (name: string, { fromDay, toDay }: Arranged) => ({
    title: `不再需要您为${name}代班`,
    body: `原定 ${fromDay} 至 ${toDay} 的代班安排已取消。`,
  }),
} as const
