import './require-node';
import { settingsOrExit } from './config/process-settings';
import { serve } from './serve';

void serve(settingsOrExit());
