import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runProgram } from '../data/embedded-postgres/run-program.ts'

/** The files that operators load into Prometheus and Grafana. */
export const MONITORING = fileURLToPath(new URL('../../../../deploy/monitoring', import.meta.url))

interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

/** Whether this machine has Prometheus with its tool. */
export async function hasPrometheus(): Promise<boolean> {
  const answers = async (file: string) =>
    (await runProgram(file, ['--version'], { cwd: tmpdir(), account: undefined }).catch(() => undefined))
      ?.code === 0
  return (await answers('prometheus')) && (await answers('promtool'))
}

/** Every question of the dashboard with its panel; Grafana's interval is two minutes. */
export async function dashboardQuestions(): Promise<
  readonly { readonly title: string; readonly expr: string }[]
> {
  const { panels } = JSON.parse(await readFile(`${MONITORING}/dashboard.json`, 'utf8')) as Dashboard
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ title, expr: expr.replaceAll('$__rate_interval', '2m') })),
  )
}
