import { enterpriseForm as shape } from '@lqr/contract/certification/entities.ts'
import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { InputField, SelectField } from '@lqr/ui/field-inputs.tsx'
import { useState } from 'react'
import { Form } from 'react-router'
import type { Route } from './+types/ent-scale.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { siteAddress } from '../../shell/site-address.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { inputProps, wanInputProps } from '../../shell/forms/input-props.ts'
import { industryOptions } from './industry-options.ts'
import { neededFigures, readScale } from './read-scale.ts'
import { scaleCopy as copy } from './scale-copy.ts'
import { ScaleResult } from './scale-result.tsx'

export const handle: PageHandle = { queryKeys: ['industry', 'employees', 'revenue', 'assets'] }

export function loader({ request }: Route.LoaderArgs) {
  const industries = industryOptions()
  const options = industries.flatMap((option) => (option.details.length > 0 ? option.details : [option]))
  return {
    ...readScale(new URL(request.url).searchParams),
    industries,
    inputs: {
      employees: inputProps(shape.employees),
      revenue: wanInputProps(shape.annualRevenueYuan),
      assets: wanInputProps(shape.totalAssetsYuan),
    },
    needs: Object.fromEntries(options.map(({ code }) => [code, neededFigures(code)])),
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description })

export default function EntScale({ loaderData }: Route.ComponentProps) {
  const { form, errors, result, industries, inputs, needs } = loaderData
  const { site } = useShell()
  const [chosen, setChosen] = useState(form.industry)
  const helpFor = (key: 'employees' | 'revenue' | 'assets') =>
    needs[chosen] && !needs[chosen].includes(key) ? copy.notNeeded : undefined
  return (
    <>
      <Banner type="ENTSCALE" />
      <div className="content grid grid-cols-1 items-start gap-6 py-6 lg:grid-cols-[22rem_minmax(0,1fr)] elder:grid-cols-1">
        <Form
          key={JSON.stringify(form)}
          method="get"
          action={siteAddress(site.path, '/entScale')}
          preventScrollReset
          aria-label={copy.form}
          className="grid gap-4 rounded-card border border-line bg-surface p-6 max-sm:p-4"
        >
          <SelectField
            label={copy.industry}
            name="industry"
            required
            defaultValue={form.industry}
            error={errors.industry}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">{copy.choose}</option>
            {industries.map(({ code, name, details }) =>
              details.length === 0 ? (
                <option key={code} value={code}>
                  {name}
                </option>
              ) : (
                <optgroup key={code} label={name}>
                  {details.map((detail) => (
                    <option key={detail.code} value={detail.code}>
                      {detail.name}
                    </option>
                  ))}
                </optgroup>
              ),
            )}
          </SelectField>
          <InputField
            {...inputs.employees}
            label={copy.employees}
            name="employees"
            inputMode="numeric"
            defaultValue={form.employees}
            error={errors.employees}
            help={helpFor('employees')}
          />
          <InputField
            {...inputs.revenue}
            name="revenue"
            inputMode="decimal"
            defaultValue={form.revenue}
            error={errors.revenue}
            help={helpFor('revenue')}
          />
          <InputField
            {...inputs.assets}
            name="assets"
            inputMode="decimal"
            defaultValue={form.assets}
            error={errors.assets}
            help={helpFor('assets')}
          />
          <div className="flex gap-3">
            <Button kind="primary" type="submit" className="grow">
              {copy.calculate}
            </Button>
            <SiteLink href="/entScale" className={buttonStyle('quiet')}>
              {copy.clear}
            </SiteLink>
          </div>
        </Form>
        <ScaleResult result={result} />
      </div>
    </>
  )
}
