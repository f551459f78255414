import { expect, test } from 'vitest'
import { trimmed } from './trim-route-list.ts'

const list = {
  entry: { module: '/e.js', imports: ['/react.js'] },
  routes: {
    root: {
      id: 'root',
      path: '',
      hasLoader: true,
      hasAction: false,
      imports: ['/react.js', '/root.js'],
      css: [],
    },
    r1: { id: 'r1', parentId: 'root', path: 'lite', hasLoader: true, imports: [] },
    r2: { id: 'r2', parentId: 'r1', path: 'login', hasAction: true, imports: [] },
    r3: { id: 'r3', parentId: 'root', path: ':site?', hasErrorBoundary: true, imports: [] },
  },
  url: '/m.js',
  version: '1',
}

test('pages that no script goes to leave the list, and so does whatever says nothing', () => {
  const text = trimmed(`window.__reactRouterManifest=${JSON.stringify(list)};`)
  expect(JSON.parse(text.slice(text.indexOf('=') + 1, -1))).toEqual({
    ...list,
    routes: {
      root: { id: 'root', path: '', hasLoader: true, imports: ['/root.js'] },
      r3: { id: 'r3', parentId: 'root', path: ':site?', hasErrorBoundary: true },
    },
  })
})
