// Runs inline in the head of every page, before the first paint (ssg/plugins/inline-scripts.ts).
import { answerFlags, keepLanguage } from "./language.ts";
import { startLoadingScreen } from "./loading-screen.ts";
import { startModules } from "./modules.ts";
import { fetchNearPictures } from "./pictures.ts";
import { returnToPlace } from "./scroll-position.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { foldOnPhones } from "./folds.ts";
import { dataset } from "./page-state.ts";

// Set as soon as scripts run; "ready" once behaviours and islands have started; removed if the modules cannot be used.
dataset.js = "starting";

try {
  if (keepLanguage()) {
    startLoadingScreen();
    returnToPlace();
    answerFlags();
    fetchNearPictures();
    foldOnPhones();
    fetchAhead();
    startModules();
  }
} catch (error) {
  // A browser older than the supported ones lacks something: the page works as without scripts, never half of each.
  delete dataset.js;
  delete dataset.loading;
  delete dataset.folding;
  reportError(error);
}
