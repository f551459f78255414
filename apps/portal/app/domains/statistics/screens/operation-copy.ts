/** Texts of the fourth screen. */
export const operationCopy = {
  well: '好用',
  hindered: '部分受影响',
  allWell: '申请、受理、放款和各外部连接都正常',
  troubled: (names: string) => `${names}有异常，其余照常`,
  failedJobs: (count: string) => `${count} 件后台任务失败，正由人工处理`,
  day: {
    title: '今天一整天',
    label: '今天每十分钟的业务量，与前七天比较',
    definition: '粗线为今天，到现在为止；细线为前 7 天同一时刻。每 10 分钟一点。',
    note: '粗线今天　细线前 7 天',
    columns: ['业务', '今天', '一周前至昨天的每日平均', '说明'],
    now: (time: string) => `现在 ${time}`,
    hour: (hour: number) => `${hour}:00`,
    today: (count: string, unit: string) => `今天 ${count} ${unit}`,
    average: (count: string, unit: string) => `前 7 天平均每天 ${count} ${unit}`,
    each: (unit: string) => `${unit}／10 分钟`,
  },
  connectors: {
    title: '外部连接',
    definition:
      '今天 0:00 以来每 15 分钟一格：低格为没有请求，绿为全部成功，橙为有失败，红为全部失败。沙箱为演示用的替代系统。被对方按业务规则拒绝的算成功。',
    columns: ['连接', '状态', '今天请求', '今天失败', '最近成功'],
    never: '尚无',
  },
  jobs: {
    title: '后台任务',
    definition: '此刻到期待办、进行中和失败待人工的后台任务，按种类。',
    columns: ['任务', '等待', '进行中', '失败'],
    none: '没有等待或失败的任务',
    workers: (count: string) => `${count} 个后台进程在线`,
  },
  check: {
    label: '账实核对',
    definition: '每晚把平台公布的每一个数字与案件逐笔重新计数比较，不一致的当场改正并留下记录。',
    value: (differing: string) => `${differing} 处不一致`,
    none: '尚未核对',
    unit: '个数字',
    extra: (time: string, differing: string) => `${time} 核对，${differing} 处不一致`,
  },
} as const
