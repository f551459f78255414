import type { ZoneComposition } from './composition.ts'

/** A zone that has no composition of its own is asked for the security that the visitor can give. */
export const usualComposition: ZoneComposition = {
  question: '您能给什么担保，能贷多少？',
  facts: ['products', 'lowest', 'highest', 'fastest', 'disbursed'],
  blocks: [
    {
      kind: 'choices',
      look: 'cards',
      title: '您能提供什么',
      lead: '选一样，下面只留用得上的产品。',
      options: [
        {
          key: 'credit',
          name: '凭信用',
          text: '不用抵押，看经营和信用记录。',
          filter: { guaranteeMode: 'credit' },
        },
        {
          key: 'mortgage',
          name: '有房产设备',
          text: '厂房、住房或设备可以抵押。',
          filter: { guaranteeMode: 'mortgage' },
        },
        {
          key: 'guarantor',
          name: '有人保证',
          text: '股东、亲友或其他企业保证。',
          filter: { guaranteeMode: 'guarantor' },
        },
        {
          key: 'company',
          name: '找担保公司',
          text: '没有足够抵押物，由担保公司担保。',
          filter: { guaranteeMode: 'guaranteeCompany' },
        },
      ],
    },
  ],
}
