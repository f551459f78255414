import { colors, fontFamily, radii } from './tokens.ts'

/** The colour at 30 %, for the line around its soft ground. */
function thirdOf(color: `#${string}`): string {
  return `${color}4d`
}

/** The console's theme for Ant Design's ConfigProvider, from the same tokens as the portal. */
export const antdTheme = {
  token: {
    colorPrimary: colors.primary,
    colorInfo: colors.primary,
    colorLink: colors.primary,
    colorLinkHover: colors['primary-strong'],
    colorSuccess: colors.success,
    colorWarning: colors.warning,
    colorError: colors.danger,
    colorPrimaryBg: colors['primary-soft'],
    colorPrimaryBgHover: colors['primary-soft'],
    colorInfoBg: colors['primary-soft'],
    colorInfoBorder: colors['primary-line'],
    colorSuccessBg: colors['success-soft'],
    colorSuccessBorder: thirdOf(colors.success),
    colorWarningBg: colors['warning-soft'],
    colorWarningBorder: thirdOf(colors.warning),
    colorErrorBg: colors['danger-soft'],
    colorErrorBorder: thirdOf(colors.danger),
    colorTextBase: colors.ink,
    colorTextDescription: colors.muted,
    colorTextPlaceholder: '#6b7686',
    colorBgLayout: colors.paper,
    colorBorder: colors['line-strong'],
    colorBorderSecondary: colors.line,
    borderRadius: radii.control,
    borderRadiusLG: radii.card,
    fontSize: 14,
    fontFamily: fontFamily.join(', '),
    motionDurationMid: '0.16s',
    motionDurationSlow: '0.2s',
    wireframe: false,
  },
  components: {
    Layout: { headerBg: colors.surface, siderBg: colors.surface, bodyBg: colors.paper },
    Table: { headerBg: colors.paper, headerColor: colors.muted, cellPaddingBlock: 10 },
    // Room for one line of text: a sentence that comes to a field, or leaves it, moves nothing below.
    Form: { itemMarginBottom: 26, verticalLabelPadding: '0 0 4px' },
    Menu: { itemSelectedBg: colors['primary-soft'], itemSelectedColor: colors['primary-strong'] },
  },
}
