/** Everything that the platform does by itself, by the name of its job. */
export const JOB_NAMES = [
  { code: 'purge-expired', name: '清理过期的验证码和凭证' },
  { code: 'fold-figures', name: '汇总统计数字' },
  { code: 'tally-promises', name: '统计承诺兑现' },
  { code: 'fill-pinyin', name: '补写名称的拼音' },
  { code: 'write-search-maps', name: '更新常用词的检索位图' },
  { code: 'choose-search-words', name: '选出常用的检索词' },
  { code: 'sweep-files', name: '清理无主文件' },
  { code: 'copy-file', name: '复制文件到备份位置' },
  { code: 'check-files', name: '检查文件是否完好' },
  { code: 'move-files', name: '迁移文件到新的存储' },
  { code: 'scan-files', name: '补做病毒检查' },
  { code: 'check-invariants', name: '核对数据一致性' },
  { code: 'remind-cases', name: '提醒临期业务' },
  { code: 'expire-cases', name: '关闭到期业务' },
  { code: 'send-digests', name: '发送消息汇总' },
  { code: 'expire-needs', name: '关闭到期的融资需求' },
  { code: 'route-needs', name: '收回超时名额并按规则派单' },
  { code: 'end-publications', name: '停止到期的失信信息公示并告知查看过的机构' },
  { code: 'match-policies', name: '匹配新发布和变更的政策事项' },
  { code: 'remind-policies', name: '提醒政策申报即将截止' },
  { code: 'remind-activities', name: '提醒即将开始的活动' },
  { code: 'remind-renewals', name: '提醒贷款到期与续贷' },
  { code: 'remind-tax-licences', name: '提醒税务授权到期' },
  { code: 'work-tax-reports', name: '办理金税报告申请' },
  { code: 'recompute-clocks', name: '按日历重算时限' },
  { code: 'watch-calendar', name: '检查节假日安排' },
  { code: 'purge-product-views', name: '清理浏览记录' },
  { code: 'make-personal-export', name: '生成个人信息副本' },
  { code: 'make-credit-report', name: '生成信用报告' },
  { code: 'read-credit-topics', name: '补读未及时到达的信用主题' },
  { code: 'make-brief', name: '生成月报' },
  { code: 'schedule-briefs', name: '按月生成上月月报' },
  { code: 'make-export', name: '生成列表的导出文件' },
  { code: 'import-demand-reports', name: '处理批量代填名单' },
  { code: 'open-reconciliation-days', name: '生成每日对账文件' },
  { code: 'reconcile-day', name: '核对一家机构一天的业务' },
  { code: 'sync-company', name: '同步企业信息到外部系统' },
  { code: 'retain-records', name: '按期限清理留存记录' },
  { code: 'anchor-audit', name: '在库外留存审计根' },
  { code: 'report-audit-fault', name: '报告审计日志被改动' },
  { code: 'archive-cases', name: '将保存期满的业务移入档案' },
  { code: 'keep-months', name: '维护按月分区' },
  { code: 'renew-sealed', name: '以现用密钥更换加密数据' },
  { code: 'check-links', name: '核对内容中的链接' },
] as const

export type JobName = (typeof JOB_NAMES)[number]['code']

/** How a job stands: due, begun, to be tried again, or given up after its last attempt. */
export const JOB_STATES = [
  { code: 'failed', name: '已失败' },
  { code: 'retrying', name: '等待重试' },
  { code: 'running', name: '执行中' },
  { code: 'waiting', name: '等待执行' },
] as const

export type JobState = (typeof JOB_STATES)[number]['code']
