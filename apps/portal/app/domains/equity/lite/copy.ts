import { projectCase } from '@lqr/contract/equity/project-case.ts'

const { moves } = projectCase

/** Words of equity projects on pages that go without scripts. */
export const liteProjectCopy = {
  list: {
    title: '我的股权融资项目',
    description: '不需要 JavaScript 的股权融资项目列表。',
    empty: '还没有股权融资项目。没写完的草稿也保存在这里。',
    untitled: '（未命名草稿）',
    add: '创建项目',
    done: { remove: '草稿已删除。' },
  },
  form: {
    title: '创建股权融资项目',
    description: '不需要 JavaScript 的股权融资项目表，随时可以暂存。',
    notCertified: '认证通过后才能创建股权融资项目。',
    nameHelp: '公开显示。不要写企业名称、联系方式，也不能承诺收益。',
    introHelp: '不公开，供审核。写明产品、市场、团队和资金用途，不能承诺收益。',
    amountHelp: '公开页面只显示金额区间。',
    shareHelp: '任何公开页面都不显示。',
    yes: '是',
    no: '否',
    wantedHelp: '可以不选。选择的机构在审核通过后收到通知。',
    showsCompany: '同意在公开页面显示企业全称；不勾选时隐去名称的主要部分',
    documentHelp: '选填，不公开。没有准备好的可以先提交；有密码保护的文件，机构在资料室打不开。',
    others: '其他材料',
    after: '提交后不能修改。审核通过后，公开页面显示项目名称、行业、轮次、地区和金额区间。',
    submit: '提交审核',
    closed: '项目已经提交，现在不能修改。',
    toProject: '查看项目',
  },
  detail: {
    title: '股权融资项目详情',
    description: '不需要 JavaScript 的股权融资项目详情与机构对接。',
    back: '返回我的股权融资项目',
    edit: '继续填写',
    interests: '机构对接',
    interestsIntro: '逐家决定是否同意。同意以前，机构只看到公开信息；同意以后可以随时撤销。',
    noInterests: '还没有机构表达意向。项目发布后，有机构希望对接时会发送消息。',
    files: '材料',
    moves: {
      relist: { title: moves.relist.name, submit: '确认上线', hint: '内容没有变化，重新上线后立即公开。' },
      unlist: {
        title: moves.unlist.name,
        submit: '确认下线',
        hint: '下线后公开页面不再显示，已报名的路演随之退出；随时可以重新上线。',
      },
      fail: {
        title: moves.fail.name,
        submit: '确认结束',
        hint: '项目随即结束，不能恢复；机构的对接自动终止，公开页面不再显示。',
      },
      withdraw: {
        title: moves.withdraw.name,
        submit: '确认撤回',
        hint: '撤回后公开页面不再显示，不能恢复。',
      },
      remove: { title: '删除草稿', submit: '确认删除', hint: '草稿删除后不能恢复。' },
    },
    done: {
      submitted: '项目已提交审核。',
      relist: '项目已重新上线。',
      unlist: '项目已下线。',
      fail: '项目已结束。',
      withdraw: '项目已撤回。',
    },
  },
} as const
