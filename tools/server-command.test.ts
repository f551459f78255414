import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { serverArguments } from './server-command.ts'

const deploy = (file: string) => readFileSync(path.join(import.meta.dirname, '../deploy', file), 'utf8')

test('service and container start the server as npm start does', () => {
  const words = serverArguments()
  expect(words.at(-1)).toBe('apps/server/src/main.ts')
  const service = /^ExecStart=\S+ (.+)$/m.exec(deploy('systemd/longqirong.service'))?.[1]
  expect(service?.split(' ')).toEqual(words)
  const container = /^CMD (\[.+\])$/m.exec(deploy('container/Containerfile'))?.[1] ?? '[]'
  expect(JSON.parse(container)).toEqual(['node', ...words])
})
