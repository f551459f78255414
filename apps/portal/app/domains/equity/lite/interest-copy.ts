import { interestCase } from '@lqr/contract/equity/interest-case.ts'

const { moves } = interestCase

/** Words of an institution's interest in a project on its page without scripts. */
export const liteInterestCopy = {
  title: '机构对接',
  description: '不需要 JavaScript 的机构对接：同意、不同意、撤销和约谈。',
  back: '返回项目',
  agree: (title: string) => `我已阅读并同意《${title}》`,
  read: '阅读同意书全文',
  proposed: '提出的约谈时间',
  at: '约定时间',
  day: (place: number) => `第 ${place} 个日期`,
  hour: (place: number) => `第 ${place} 个时间`,
  hourOf: (hour: string) => `${hour}:00`,
  moves: {
    consent: {
      title: moves.consent.name,
      submit: '同意并开放',
      hint: '确认后，这家机构立即可以看到企业名称、联系方式、融资方案和资料室文件。可以随时撤销。',
    },
    acceptTalk: {
      title: moves.acceptTalk.name,
      submit: '确认时间',
      hint: '确认后双方的日程都会显示这次约谈。',
    },
    offerTalk: {
      title: moves.offerTalk.name,
      submit: '提出时间',
      hint: '对方会收到通知，从中选择一个；已定的约谈随之取消。每次约谈一小时，整点开始。',
    },
    callOffTalk: {
      title: moves.callOffTalk.name,
      submit: '确认取消',
      hint: '机构会收到通知，双方可以重新提出时间。',
    },
    decline: {
      title: moves.decline.name,
      submit: '确认不同意',
      hint: '机构会收到通知，不能就本项目再次提出。',
    },
    revoke: {
      title: moves.revoke.name,
      submit: '确认撤销',
      hint: '机构立即看不到企业名称、联系方式、融资方案和资料室文件，对接结束，不能就本项目再次提出。',
    },
  },
  done: {
    consent: '已同意对接。',
    acceptTalk: '约谈已确认。',
    offerTalk: '时间已提出。',
    callOffTalk: '约谈已取消。',
    decline: '已答复机构。',
    revoke: '同意已撤销。',
  },
} as const
