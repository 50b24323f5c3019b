import DefaultTheme from 'vitepress/theme-without-fonts'

import PolicyGenerator from './PolicyGenerator.vue'
import TryIt from './TryIt.vue'
import './site.css'

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('PolicyGenerator', PolicyGenerator)
    app.component('TryIt', TryIt)
  },
}
