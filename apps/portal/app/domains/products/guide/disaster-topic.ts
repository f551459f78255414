import type { GuideTopic } from './guide-topic.ts'

/** The guided application after a flood, a drought or another disaster: no licence, no damage, open defaults, no proof stop it. */
export const disasterTopic: GuideTopic = {
  path: '/disaster',
  zone: 'disaster',
  title: '一步一步办救灾贷款',
  questions: [
    { key: 'registered', text: '企业、个体工商户或合作社已在甘肃登记，执照在有效期内？' },
    { key: 'damaged', text: '最近一年因洪涝、干旱、冰雹、地震等灾害，生产经营受到损失？' },
    { key: 'proof', text: '手上有受灾照片、损失清单，或乡镇（街道）、应急管理部门的受灾证明？' },
    { key: 'dishonest', text: '受灾以前就有逾期未还、被列为失信被执行人，或经营异常未移出？' },
  ],
  check({ registered, damaged, proof, dishonest }) {
    if (!registered || !damaged || !proof || !dishonest) return undefined
    if (registered === 'no') return 'notRegistered'
    if (damaged === 'no') return 'notDamaged'
    if (dishonest === 'yes') return 'settleFirst'
    return proof === 'yes' ? 'fits' : 'needsProof'
  },
  results: {
    fits: { title: '可以申请救灾贷款', text: '您的情况符合基本条件，可以接着准备材料。', passes: true },
    notDamaged: {
      title: '救灾贷款只面向受灾经营主体',
      text: '没有受灾的，可以申请其他产品，额度和期限的选择更多。',
      passes: false,
      way: { href: '/financial', label: '查看全部产品' },
    },
    notRegistered: {
      title: '请先办理登记',
      text: '在甘肃办理营业执照后即可申请；证照在灾害中损毁的，可到市场监管部门补办。',
      passes: false,
    },
    settleFirst: {
      title: '请先处理受灾前的不良记录',
      text: '因受灾才出现的逾期，可以先向贷款机构说明，申请展期或调整还款计划；受灾以前的不良记录，请先处理再申请。',
      passes: false,
    },
    needsProof: {
      title: '请先留下受灾证据',
      text: '给受损的厂房、设备、货物、田地拍照，写一份损失清单，再到乡镇（街道）或应急管理部门开受灾证明，然后回来申请。',
      passes: false,
    },
  },
  documents: [
    { key: 'licence', name: '营业执照', where: '拍照即可，也可以用电子营业执照。' },
    { key: 'identity', name: '法定代表人身份证', where: '正反两面，在有效期内。' },
    { key: 'damage', name: '受灾照片与损失清单', where: '写明受损的物品、数量和大概金额。' },
    { key: 'proof', name: '受灾证明', where: '由乡镇（街道）或应急管理部门出具，正在办的可以后补。' },
    { key: 'recovery', name: '恢复生产的用途说明', where: '重建、补苗、修设备、补货各要多少钱。' },
  ],
}
