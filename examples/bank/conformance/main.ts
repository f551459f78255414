import { certificate, runCases } from './run-cases.ts'

const [url = 'http://127.0.0.1:9090/'] = process.argv.slice(2)
const { WEBHOOK_SECRET: secret = '' } = process.env
const outcomes = await runCases(url, secret)
process.stdout.write(`${certificate(url, outcomes, new Date())}\n`)
process.exitCode = outcomes.some(({ fault }) => fault !== undefined) ? 1 : 0
