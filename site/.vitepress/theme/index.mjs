import DefaultTheme from 'vitepress/theme-without-fonts'

import LiveView from './LiveView.vue'
import PolicyGenerator from './PolicyGenerator.vue'
import TryIt from './TryIt.vue'
import './site.css'

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveView', LiveView)
    app.component('PolicyGenerator', PolicyGenerator)
    app.component('TryIt', TryIt)
  },
}
