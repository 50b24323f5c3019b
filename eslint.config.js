import lit from 'eslint-plugin-lit'
import wc from 'eslint-plugin-wc'
import tseslint from 'typescript-eslint'

/** Shapes that no rule of the plugins forbids; the messages say what to do instead. */
export const restrictedSyntax = [
  'error',
  {
    selector: 'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\\sstyle\\s*=/]',
    message: 'A style attribute breaks `style-src` policies: use a class, a part or a custom property set from script.',
  },
  {
    selector: 'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\\son[a-z]+\\s*=/]',
    message: 'An inline handler breaks `script-src` policies: use @event.',
  },
  {
    selector: 'TaggedTemplateExpression[tag.name=html] TemplateElement[value.raw=/<(i|b|center|font)[\\s>]/]',
    message: 'A tag says what its content is: draw boxes with <span> or <div> and a class.',
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
    message: 'Text must never become markup: render a template.',
  },
  { selector: 'ImportSpecifier[imported.name=/^unsafe(HTML|SVG)$/]', message: 'Text must never become markup.' },
  {
    selector: 'UnaryExpression[operator=void] ImportExpression',
    message: 'A chunk may fail to load: follow a dynamic import with `report()`, or catch it.',
  },
  {
    selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
    message: 'No bundler compiles a look-behind for older browsers: match what precedes, and put it back.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(matches|closest|querySelector(All)?)$/] > Literal[value=/:dir\\(/]',
    message: 'Throws in browsers without `:dir()`: read `direction` of the computed style.',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
  { selector: 'TSParameterProperty[accessibility]', message: 'Write the field out.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
]

const typed = tseslint.configs.recommendedTypeChecked.map(config => ({ ...config, files: ['src/**/*.{ts,tsx}'] }))

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '.tmp/**',
      '.dist-next/**',
      'coverage/**',
      '**/node_modules/**',
      'demo/**',
      '**/*.d.mts',
      'test/migrate/apps/**',
    ],
  },
  ...typed,
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { ...lit.configs['flat/recommended'].plugins, ...wc.configs['flat/best-practice'].plugins },
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...lit.configs['flat/recommended'].rules,
      ...wc.configs['flat/best-practice'].rules,
      'no-restricted-syntax': restrictedSyntax,
      'no-restricted-imports': ['error', { paths: [{ name: 'zod', message: "Use `import * as z from 'zod/mini'`." }] }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-control-regex': 'error',
      'no-console': 'error',
      // An abort reason is whatever the caller gave.
      '@typescript-eslint/prefer-promise-reject-errors': [
        'error',
        { allowThrowingAny: true, allowThrowingUnknown: true },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // The manifest and the tag map name the class; the rule knows only `customElements.define`.
      'wc/file-name-matches-element': 'off',
      'wc/guard-super-call': 'off',
    },
  },
  // Consoles belong to the one logger.
  { files: ['src/services/logger.ts', 'src/testing/**'], rules: { 'no-console': 'off' } },
  {
    files: ['{scripts,bench,dev,migrate,site,test}/**/*.mjs', '*.{js,mjs}'],
    rules: { 'no-eval': 'error', 'no-new-func': 'error', 'prefer-const': 'error', 'no-var': 'error', eqeqeq: 'error' },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: { '@typescript-eslint/no-explicit-any': 'error', '@typescript-eslint/no-non-null-assertion': 'error' },
  },
)
