import { randomInt } from 'node:crypto'
import { inDays } from '../support/days.ts'
import { test } from './test.ts'

test('an enterprise publishes a need, which a visitor then finds', async ({ person }) => {
  const title = `示例扩产资金${randomInt(10 ** 9)}`
  await person.signIn('enterprise')
  await person.goTo('/console/demand/demandInsert')
  await person.fillAll({ 需求名称: title, 融资金额: '260', 融资期限: '24', 资金用途: '新建果蔬分拣车间' })
  await person.tick('债权融资')
  await person.tick('抵押')
  await person.press('用款所属行业', 'field')
  await person.press('制造业', 'option')
  await person.fill('有效期至', inDays(60))
  await person.key('Tab')
  await person.press('下一步：核对')
  await person.sees('请核对需求内容')
  await person.tick('我已阅读并同意')
  await person.press('发布需求')
  await person.isAt(/^\/console\/personal\/needs\/\d+$/)
  await person.sees('复制为新需求')
  await person.goTo(`/demand?keyword=${title}`)
  await person.press(title, 'link', 'main')
  await person.isAt(/^\/demandDetails\?id=\d+$/)
  await person.sees(title)
})
