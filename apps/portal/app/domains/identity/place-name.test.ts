import { expect, test } from 'vitest'
import { placeName } from './place-name.ts'

const menu = [
  { label: '首页', activeIndex: '/index' },
  {
    label: '金融超市',
    activeIndex: '/financial',
    children: [{ label: '科技金融', activeIndex: '/financial?zone=technology' }],
  },
]

test.each([
  ['/index', '首页'],
  ['/financial', '金融超市'],
  ['/lanzhou/financial?page=2', '金融超市'],
  ['/financial?zone=technology', '科技金融'],
  ['/console/messages', '管理门户'],
  ['/productDetails?proId=3', '/productDetails?proId=3'],
])('%s is called %s', (target, name) => {
  expect(placeName(target, menu)).toBe(name)
})
